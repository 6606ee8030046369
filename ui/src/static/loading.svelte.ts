/** How far the tables are from being there. */
import type { Progress, Unsaved } from './messages'

export const loading = $state<{
  progress: Progress | null
  isOpen: boolean
  /** Another tab has the tables and does not answer. */
  elsewhere: boolean
  failed: string
  /** Nothing can be written, and why. */
  unsaved: Unsaved
}>({ progress: null, isOpen: false, elsewhere: false, failed: '', unsaved: '' })
