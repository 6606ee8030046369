/** Bots by level or by name, in words. */
import type { Texts } from '../i18n'

/** “casual bot”; a bot of somebody's own by its name alone. */
export function levelName(level: string, { has, say }: Pick<Texts, 'has' | 'say'>): string {
  return has(`page-level-${level}`) ? say(`page-level-${level}`) : level
}

/** “casual”: beside the name of a bot. */
export const levelShort = (level: string, { has, say }: Pick<Texts, 'has' | 'say'>) =>
  has(`level-${level}`) ? say(`level-${level}`) : level

/** The same on a narrow card, where “grandmaster” has no room beside a name: as chess players write it. */
export const levelTag = (level: string, { has, say }: Pick<Texts, 'has' | 'say'>) =>
  has(`page-level-tag-${level}`) ? say(`page-level-tag-${level}`) : levelShort(level, { has, say })

/** What a level is like; the empty text for a bot of somebody's own. */
export function levelAbout(level: string, { has, say }: Pick<Texts, 'has' | 'say'>): string {
  const key = `level-about-${level}`
  return has(key) ? say('page-level-about', { level: levelName(level, { has, say }), about: say(key) }) : ''
}
