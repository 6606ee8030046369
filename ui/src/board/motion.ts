/** Jumps: what changes because somebody goes elsewhere in a game is no movement, no gain and no loss. */
import { tick } from 'svelte'

let jumps = 0

/** Whether what changes right now is a jump. */
export const isJump = () => jumps > 0

/** Changes what is shown without movement: nothing flies, nothing counts up or down. */
export function jump(change: () => void): void {
  jumps += 1
  change()
  void tick().then(() => (jumps -= 1))
}
