/** The birth and the natal positions in responses about a time of life. */
import type { Positions } from '../../domain/positions/types';
import { isoUtc } from '../../domain/time/iso';
import type { Labels } from '../../lexicon/labels';
import { labelled } from './language';
import { presentPoint } from './presentPoint';

/** Presents the birth of the request. */
export const presentBirthInput = ({ jdUt, latDeg, lonDeg, tzHours }: Positions['question']) => ({
  utc: isoUtc(jdUt),
  lat: latDeg,
  lon: lonDeg,
  tzHours,
});

export const presentNatal = ({ grahas, lagna }: Positions, labels: Labels | null) => ({
  grahas: grahas.map((graha) => ({
    key: graha.key,
    ...presentPoint(graha, labels),
    house: graha.house,
    retrograde: graha.retrograde,
    ...labelled(labels, 'graha', graha.key),
  })),
  lagna: presentPoint(lagna, labels),
});
