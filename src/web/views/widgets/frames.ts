/** The frames of `/widgets`, with heights at which none scrolls at 320 px in English or Hindi. */
import type { NextVow } from '../../reader/given';
import { THEMES, type Theme } from '../../reader/settings';

export interface Frame {
  name: 'today' | 'choghadiya' | 'hora' | 'rahu_kalam' | 'vows' | 'ekadashi' | 'lunar' | 'line';
  path: `/embed/${string}`;
  /** The kind of vow that it shows alone. */
  kind?: NextVow['kind'];
  /** Pixels. */
  height: number;
}

export const FRAMES: readonly Frame[] = [
  { name: 'today', path: '/embed/today', height: 350 },
  { name: 'choghadiya', path: '/embed/choghadiya', height: 410 },
  { name: 'hora', path: '/embed/hora', height: 530 },
  { name: 'rahu_kalam', path: '/embed/rahu-kala', height: 240 },
  { name: 'vows', path: '/embed/next', height: 390 },
  { name: 'ekadashi', path: '/embed/next', kind: 'ekadashi', height: 200 },
  { name: 'lunar', path: '/embed/next', kind: 'vow', height: 200 },
  { name: 'line', path: '/embed/line', height: 150 },
];

/** The theme of the frames in a query; by default that of each reader's system. */
export const themeOfFrames = (query: URLSearchParams): Theme =>
  THEMES.find((theme) => theme === query.get('theme')) ?? 'system';
