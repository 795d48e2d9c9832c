/** Years, months and seasons in force, each by its school. */
import { AYANA_NAMES, monthName, PAKSHA_NAMES, rashiName, rituName, samvatsaraName } from '../../../domain/names';
import { kaliAhargana } from '../../../domain/time/ahargana';
import { DefinitionGrid, Section } from '../../parts/components';
import { dateText, numberText, wallAt } from '../../parts/format';
import type { Today } from './model';

export function Years({ today, hoursAt }: { today: Today; hoursAt: (jdUt: number) => number }) {
  const { calendar, ayanaEnds, jdUt } = today;
  const { month, years, solarMonth, ritu, ayana, sayana } = calendar;
  const until = (jd: number) => dateText(wallAt(jd, hoursAt(jd)), { short: true }).replace(/ \d+$/, '');
  const adhika = month.adhika ? 'Adhika ' : '';
  const amanta = monthName(month.amanta).iast;
  const lost = month.kshaya === null ? '' : `${monthName(month.kshaya).iast} is lost (kṣaya)`;
  const same = month.amanta === month.purnimanta;
  const whichAyana = (ofSayana: typeof sayana.ayana) =>
    ofSayana === ayana ? ` (sāyana ${until(ayanaEnds.sayana)})` : `; sāyana ${AYANA_NAMES[ofSayana].iast}`;
  return (
    <Section
      title="Year and season"
      sa="काल"
      note="Every reckoning names its school. Expired years are complete years."
    >
      <DefinitionGrid
        items={[
          { term: 'Kali year', value: years.kali, note: 'expired' },
          { term: 'Vikrama year', value: years.vikrama, note: 'from Caitra' },
          { term: 'Śaka year', value: years.shaka, note: 'expired' },
          { term: 'Saṃvatsara, south', value: samvatsaraName(years.samvatsara.south).iast },
          { term: 'Saṃvatsara, north', value: samvatsaraName(years.samvatsara.north).iast },
          {
            term: 'Ayana',
            value: AYANA_NAMES[ayana].iast,
            note: `until ${until(ayanaEnds.nirayana)}${whichAyana(sayana.ayana)}`,
          },
          {
            term: 'Ṛtu',
            value: rituName(ritu).iast,
            note: sayana.ritu === ritu ? 'nirayana; sāyana too' : `nirayana; sāyana ${rituName(sayana.ritu).iast}`,
          },
          { term: 'Māsa, amānta', value: `${adhika}${amanta}`, note: lost },
          {
            term: 'Māsa, pūrṇimānta',
            value: `${adhika}${monthName(month.purnimanta).iast}`,
            note: same && !month.adhika ? 'same in śukla-pakṣa' : undefined,
          },
          { term: 'Solar month', value: rashiName(solarMonth).iast, note: 'nirayana' },
          {
            term: 'Pakṣa',
            value: PAKSHA_NAMES[month.paksha].iast,
            note: month.paksha === 'shukla' ? 'bright half' : 'dark half',
          },
          { term: 'Day count', value: numberText(kaliAhargana(jdUt).day), note: 'from the Kali epoch, at 0 h UT' },
        ]}
      />
    </Section>
  );
}
