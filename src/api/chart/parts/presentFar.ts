/** The planets beyond Saturn and the stars, as fields of a response. */
import type * as z from 'zod';
import type { SentenceLanguage } from '../../../data/language';
import type { Yogatara } from '../../../data/yogataras';
import type { ChartStars, OuterPlacement } from '../../../domain/chart/farPlaces';
import { outerName, starName } from '../../../lexicon/sentences/farBodies';
import { classNames, presentPoint } from '../../shapes/presentPoint';
import type { OuterPart, StarsPart } from './far';

/** @param language  of the labels; null for none */
export const presentOuter = (
  planets: OuterPlacement[],
  language: SentenceLanguage | null,
): z.output<typeof OuterPart> =>
  planets.map((planet) => ({
    key: planet.key,
    name: outerName(planet.key),
    ...(language && { label: outerName(planet.key, language) }),
    ...presentPoint(planet),
    house: planet.house,
    retrograde: planet.retrograde,
    latitude_deg: planet.latitudeDeg,
    distance_au: planet.distanceAu,
    speed_deg_per_day: planet.speedDegPerDay,
  }));

const presentYogatara = ({ nakshatra, isUsual, authors, ...places }: Yogatara) => ({
  of: nakshatra,
  usual: isUsual,
  authors: [...authors],
  polar_longitude_deg: places.polarLongitudeDeg,
  polar_latitude_deg: places.polarLatitudeDeg,
  longitude_difference_deg: places.longitudeDifferenceDeg,
  latitude_difference_deg: places.latitudeDifferenceDeg,
});

/** @param language  of the labels; null for none */
export const presentStars = (
  { orbDeg, stars, conjunctions }: ChartStars,
  language: SentenceLanguage | null,
): z.output<typeof StarsPart> => ({
  orb_deg: orbDeg,
  stars: stars.map((star) => ({
    key: star.key,
    name: starName(star.key),
    ...(language && { label: starName(star.key, language) }),
    designation: star.designation,
    hip: star.hip,
    magnitude: star.magnitude,
    sidereal_deg: star.siderealDeg,
    tropical_deg: star.tropicalDeg,
    ...classNames(star),
    rashi_index: star.rashi,
    nakshatra_index: star.nakshatra,
    pada: star.pada,
    house: star.house,
    latitude_deg: star.latitudeDeg,
    ...(star.yogatara && { yogatara: presentYogatara(star.yogatara) }),
  })),
  conjunctions: conjunctions.map(({ star, with: point, ...differences }) => ({
    star,
    with: point,
    longitude_difference_deg: differences.longitudeDifferenceDeg,
    latitude_difference_deg: differences.latitudeDifferenceDeg,
  })),
});
