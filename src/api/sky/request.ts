/** GET /api/v1/sky: the request. */
import * as z from 'zod';
import { GRAHA_KEYS } from '../../data/keys';
import { isOuterKey, OUTER_KEYS } from '../../data/outer';
import { STAR_KEYS } from '../../data/stars';
import { VISIBILITY_MODELS } from '../../data/visibility';
import {
  DAILY_SKY_KINDS,
  DEFAULT_SKY_BODIES,
  DEFAULT_SKY_KINDS,
  SKY_KINDS,
  type SkyKind,
} from '../../domain/sky/types';
import { oneOf, someOf } from '../fields';
import { formatField } from '../formats';
import { zodiacFields } from '../settings';
import { CALENDAR_FIELD, isLonger, isPresentSpan, SPAN_FIELDS } from '../shapes/anyYear';
import { timesField } from '../shapes/clocks';
import { withinYears } from '../shapes/days';
import { languageField } from '../shapes/language';
import { LOCATION, located } from '../shapes/location';
import { pageFields } from '../shapes/page';
import { anySpanFields, whenSpanned, withinYearsOfBodies } from '../shapes/span';
import { unmet, whenValid } from '../validate';

/** Maximum span in years, without and with the Moon, which has four fifths of all events. */
export const MAX_YEARS = 20;
export const MAX_YEARS_WITH_MOON = 5;

const Visibility = oneOf(VISIBILITY_MODELS)
  .default('arcus-visionis')
  .meta({
    id: 'SkyVisibility',
    description:
      'Test of heliacal events. `arcus-visionis`: depression of the Sun with the planet on the horizon (Ptolemy). ' +
      '`kalamsha`: time between both risings or settings (Sūrya Siddhānta).',
  });

/** The bodies that `include` adds. */
const SKY_INCLUDES = ['outer', 'stars'] as const;

const MAX_EVENTS = 100_000;

/** The fields of a span, of the choice of events, and of a place. */
const SkyFields = located(
  z.object({
    ...anySpanFields(`${MAX_YEARS} years, ${MAX_YEARS_WITH_MOON} with the Moon in \`bodies\``),
    calendar: CALENDAR_FIELD,
    kind: someOf(SKY_KINDS)
      .optional()
      .meta({
        description: `Kinds of events. Default: ${DEFAULT_SKY_KINDS.join(', ')}.`,
        examples: [['station', 'eclipse']],
      }),
    bodies: someOf([...GRAHA_KEYS, ...OUTER_KEYS, ...STAR_KEYS])
      .optional()
      .meta({
        description:
          'Bodies of the events that belong to a body; a conjunction needs both, occultations also have outer planets and ' +
          'stars. Uranus, Neptune, Pluto: 1900 to 2100. Stars rise, set and have conjunctions; a nakṣatra names its ' +
          `junction star. Default: ${DEFAULT_SKY_BODIES.join(', ')}.`,
        examples: [['jupiter', 'saturn']],
      }),
    include: someOf(SKY_INCLUDES)
      .optional()
      .meta({
        description:
          '`outer` adds Uranus, Neptune and Pluto; `stars` all stars, in conjunctions those near the ecliptic.',
        examples: [['stars']],
      }),
    ...zodiacFields('Sky'),
    ...LOCATION,
    visibility: Visibility,
    ...pageFields('events', MAX_EVENTS),
    lang: languageField(),
    times: timesField(),
    format: formatField('ics'),
  }),
  { required: false },
);

/** The bodies as the list of tools describes them, without the keys of all stars. */
export const TOOL_FIELDS = {
  bodies: z
    .array(z.string())
    .optional()
    .describe(
      `Grahas, ${OUTER_KEYS.join(', ')}, or stars: a nakṣatra’s key for its junction star, sirius, canopus, …; a conjunction ` +
        `needs both. Default: ${DEFAULT_SKY_BODIES.join(', ')}.`,
    ),
};

/** The kinds that need a place. */
const PLACED_KINDS: readonly SkyKind[] = ['visibility', 'occultation', ...DAILY_SKY_KINDS];

/** Whether any of the kinds has several events a day at a place. */
const isDaily = (kinds: readonly SkyKind[] | undefined): boolean =>
  kinds?.some((kind) => DAILY_SKY_KINDS.includes(kind)) ?? false;

export const SkyRequest = withinYearsOfBodies(SkyFields, MAX_YEARS, MAX_YEARS_WITH_MOON)
  .refine(({ bodies, ...span }) => !bodies?.some(isOuterKey) || isPresentSpan(span), {
    path: ['bodies'],
    when: whenSpanned([...SPAN_FIELDS, 'bodies']),
    ...unmet({ type: 'other', words: `without ${OUTER_KEYS.join(', ')} outside the years 1900 to 2100` }),
  })
  .refine(({ include, ...span }) => !include?.includes('outer') || isPresentSpan(span), {
    path: ['include'],
    when: whenSpanned([...SPAN_FIELDS, 'include']),
    ...unmet({ type: 'other', words: 'without outer outside the years 1900 to 2100' }),
  })
  .refine(({ kind, ...span }) => !isDaily(kind) || !isLonger(span, 1), {
    path: ['to'],
    when: whenValid([...SPAN_FIELDS, 'kind']),
    ...withinYears(1, ` if kind includes ${DAILY_SKY_KINDS.join(', ')}`),
  })
  .refine(
    ({ kind, place, lat }) =>
      !kind?.some((each) => PLACED_KINDS.includes(each)) || place !== undefined || lat !== undefined,
    {
      path: ['place'],
      when: whenValid(['kind']),
      ...unmet(
        {
          type: 'other',
          words: `the name of a place, unless lat and lon are given: ${PLACED_KINDS.join(', ')} need one`,
        },
        'Pune',
      ),
    },
  );
