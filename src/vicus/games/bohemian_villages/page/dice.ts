/** Dice as numbers on their faces. */
export const total = (dice: number[]) => dice.reduce((sum, die) => sum + die, 0)
export const sorted = (dice: number[]) => dice.toSorted((a, b) => a - b)
/** `3+4`, whichever way they lie. */
export const name = (dice: number[]) => sorted(dice).join('+')
export const faces = (name: string) => name.split('+').map(Number)

/** Which of the dice lie among some others, each of those counted once. */
export function among(dice: number[], others: number[]): boolean[] {
  const rest = [...others]
  return dice.map((die) => {
    const at = rest.indexOf(die)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

/** Whether all of `some` lie among `all`. */
export const within = (some: number[], all: number[]) => among(some, all).every(Boolean)
