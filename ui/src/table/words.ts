/** A number with a true minus sign; what is hidden until the end is a question mark. */
export const signed = (points: number | null) => (points === null ? '?' : points < 0 ? `−${-points}` : String(points))

/** A gain as the log and the result show it. */
export const gained = (points: number) => (points > 0 ? `+${points}` : signed(points))
