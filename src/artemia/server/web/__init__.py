"""HTTP: the application, its routes, the page's files, who asks and how often."""
