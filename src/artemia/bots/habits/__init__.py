"""What Instinct does by habit: stalking and ambush for the Creature, hiding and escape for the Hunted."""
