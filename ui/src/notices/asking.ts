/** What the server knows about how somebody is told, and the browser's side of it. */
import { ask, type Asked } from '../lobby/device'

export type Kind = 'push' | 'webhook' | 'mail'

export interface Channel {
  id: string
  kind: Kind
  shown: string
  confirmed: boolean
  language: string
  /** Of a browser: a digest of its address at the push service. */
  endpoint: string
}

export interface Wishes {
  zone: string
  /** From and until which minute of the day. */
  quiet: [number, number] | null
  others: boolean
}

export interface Notices {
  kinds: Kind[]
  key: string
  channels: Channel[]
  wishes: Wishes
  zones: string[]
}

export interface Place {
  url?: string
  key?: string
  auth?: string
  form?: 'json' | 'text'
  address?: string
}

export const askNotices = () => ask<Notices>('api/notices')
export const addChannel = (kind: Kind, place: Place, language: string) => ask<Notices>('api/notices/add', { kind, place, language })
export const removeChannel = (id: string) => ask<Notices>('api/notices/remove', { id })
export const testChannel = (id: string) => ask<Notices>('api/notices/test', { id })
export const putWishes = (wishes: Wishes) => ask<Notices>('api/notices/wish', wishes)
export const useLink = (what: 'confirm' | 'stop', token: string) => ask<{ message: string }>(`api/notices/${what}`, { token })

/** Why this browser cannot be told anything while the page is closed: a key of the catalogues; empty if it can. */
export function whyNoPush(): string {
  if (!isSecureContext) return 'page-notices-insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    // On an iPhone only pages on the home screen can.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'page-notices-home-screen' : 'page-notices-unable'
  }
  return Notification.permission === 'denied' ? 'page-notices-denied' : ''
}

/** The worker that shows notices; registered once somebody wants them. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('./sw.js', { scope: './' })
  return navigator.serviceWorker.ready
}

/** This browser's subscription, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (whyNoPush()) return null
  const registered = await navigator.serviceWorker.getRegistration('./')
  return (await registered?.pushManager.getSubscription()) ?? null
}

/** As the server shows an address that it does not tell. */
export async function digest(address: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function placeOf(found: PushSubscription): Place {
  const { endpoint, keys } = found.toJSON()
  return { url: endpoint ?? '', key: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Asks the person, then the browser; the subscription is the server's to use. */
export async function subscribe(key: string, language: string): Promise<Asked<Notices>> {
  if ((await Notification.requestPermission()) !== 'granted') return { problem: 'page-notices-denied' }
  try {
    const registered = await worker()
    const before = await registered.pushManager.getSubscription()
    const found = before ?? (await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
    return await addChannel('push', placeOf(found), language)
  } catch {
    return { problem: 'page-notices-no-service' }
  }
}

/** Minutes of the day as an input of times has them. */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}
