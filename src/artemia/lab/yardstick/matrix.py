"""A game of one choice each, solved exactly: the simplex method on its little table."""

from __future__ import annotations

from typing import Final

TINY: Final = 1e-12

Matrix = list[list[float]]
"""What the one who picks the column gets; the other one picks the row and pays."""


def columns_of(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


def solved(matrix: Matrix) -> tuple[float, list[float], list[float]]:
    """The value, how often to pick which row, and how often which column.

    >>> value, rows, columns = solved([[0.0, 1.0], [1.0, 0.5]])
    >>> [round(each, 3) for each in (value, *rows, *columns)]
    [0.667, 0.333, 0.667, 0.333, 0.667]
    """
    rows, columns = len(matrix), len(matrix[0])
    lift = 1.0 - min(min(row) for row in matrix)  # all entries from 1 up: then the value is above 0
    # Maximise the sum of u, where for every column the sum of u times its entries is at most 1.
    table = [
        [matrix[a][c] + lift for a in range(rows)] + [float(c == k) for k in range(columns)] + [1.0]
        for c in range(columns)
    ]
    goal = [-1.0] * rows + [0.0] * (columns + 1)
    basis = [rows + c for c in range(columns)]
    while (enters := next((n for n, each in enumerate(goal[:-1]) if each < -TINY), None)) is not None:
        tight = [
            (line[-1] / line[enters], basis[k], k) for k, line in enumerate(table) if line[enters] > TINY
        ]
        _, _, leaves = min(tight)
        basis[leaves] = enters
        pivot = table[leaves][enters]
        table[leaves] = [each / pivot for each in table[leaves]]
        for line in (*table, goal):
            if line is not table[leaves] and line[enters]:
                factor = line[enters]
                for n, each in enumerate(table[leaves]):
                    line[n] -= factor * each
    total = goal[-1]
    picks = [0.0] * (rows + columns)
    for k, n in enumerate(basis):
        picks[n] = table[k][-1] / total
    return 1.0 / total - lift, picks[:rows], [goal[rows + c] / total for c in range(columns)]
