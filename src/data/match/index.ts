/** The kūṭas of each tradition, and the traditions of each system, the default first. */
import { NORTH, NORTH_PARIHARA } from './north';
import { RAMAN } from './raman';
import { type KutaRow, MATCH_TRADITIONS, type MatchSystem, type MatchTradition } from './row';
import { TAMIL } from './tamil';

export const KUTA_ROWS: Record<MatchTradition, readonly KutaRow[]> = {
  north: NORTH,
  'north-parihara': NORTH_PARIHARA,
  raman: RAMAN,
  tamil: TAMIL,
};

export const TRADITIONS_OF_SYSTEM: Record<MatchSystem, readonly MatchTradition[]> = {
  ashtakuta: ['north', 'north-parihara', 'raman'],
  dashakuta: ['tamil'],
  all: MATCH_TRADITIONS,
};
