/** Events of the sky in the language of the reader. */
import { isNode } from '../../../data/keys';
import { degreesInRashi, rashiOf } from '../../../domain/positions/placement';
import type { SkyEvent } from '../../../domain/sky/types';
import { degreesText } from '../../reader/format';
import type { Reader } from '../../reader/reader';

/** The event, and a further figure if there is one. */
export function eventText(reader: Reader, event: SkyEvent): { what: string; note: string } {
  const { t } = reader;
  const place = (siderealDeg: number) =>
    `${reader.nameAt('rashi', rashiOf(siderealDeg))} ${reader.figures(degreesText(degreesInRashi(siderealDeg), { seconds: false }))}`;
  switch (event.kind) {
    case 'ingress': {
      const names = { body: reader.name('graha', event.body), place: reader.nameAt(event.division, event.to) };
      return {
        what: t('sky.enters', names),
        note: [
          t('sky.comesFrom', { place: reader.nameAt(event.division, event.from) }),
          ...(event.direction === 'retrograde' && !isNode(event.body) ? [t('sky.backwards')] : []),
          ...(event.pass > 1 ? [t('sky.pass', { n: event.pass })] : []),
        ].join(', '),
      };
    }
    case 'station':
      return {
        what: t(`sky.turns_${event.station}`, { body: reader.name('graha', event.body) }),
        note: place(event.siderealDeg),
      };
    case 'lunation':
      return { what: t(`sky.phase_${event.phase}`), note: place(event.siderealDeg) };
    case 'eclipse':
      return {
        what: t(`sky.eclipse_${event.of}`),
        note: `${t(`sky.type_${event.type}`)}, ${t('sky.magnitude', { value: reader.figures(event.magnitude.toFixed(3)) })}`,
      };
    case 'conjunction':
      return {
        what: t('sky.conjunction', { a: reader.name('graha', event.body), b: reader.name('graha', event.with) }),
        note: `${place(event.siderealDeg)}, ${t('sky.apart', { degrees: reader.figures(Math.abs(event.latitudeDifferenceDeg).toFixed(1)) })}`,
      };
    case 'combustion':
      return {
        what: t(`sky.combust_${event.phase}`, { body: reader.name('graha', event.body) }),
        note: t('sky.limit', { degrees: reader.figures(event.limitDeg) }),
      };
    case 'equinox':
    case 'solstice':
      return { what: t(`sky.season_${event.name}`), note: '' };
    default:
      throw new RangeError(`the page asks for no ${event.kind}`);
  }
}
