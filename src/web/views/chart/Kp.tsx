/** The divisions of Kṛṣṇamūrti: cusps, grahas, significators and ruling planets. */

import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import type { Chart } from '../../../domain/chart/chart';
import { KP_LEVELS } from '../../../domain/kp/significators';
import { degreesText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { Table } from '../../shared/components';
import { Absent, cellsFor } from './cells';

interface KpPoint {
  signLord: GrahaKey;
  starLord: GrahaKey;
  subLord: GrahaKey;
  subSubLord: GrahaKey;
  boundaryArcsec: number;
}

export function KpTables({ chart: { kp } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { graha, grahas, inRashi, angle } = cellsFor(reader);
  if (!kp) return <Absent why={t('parts.noKp')} />;
  const { rulingPlanets: ruling } = kp;
  const lords = [
    t('parts.rashiLord'),
    t('parts.starLord'),
    t('parts.subLord'),
    t('parts.subSub'),
    { head: t('desk.edge'), num: true },
  ];
  const cells = ({ signLord, starLord, subLord, subSubLord, boundaryArcsec }: KpPoint) => [
    graha(signLord),
    graha(starLord),
    graha(subLord),
    graha(subSubLord),
    angle(boundaryArcsec),
  ];
  const rulers = {
    lagnaStar: ruling.lagnaStarLord,
    lagnaSign: ruling.lagnaSignLord,
    moonStar: ruling.moonStarLord,
    moonSign: ruling.moonSignLord,
    vara: ruling.varaLord,
    lagnaSub: ruling.lagnaSubLord,
  };
  return (
    <div class="stack">
      <p class="q">{t('parts.kpAyanamsa', { degrees: reader.figures(degreesText(kp.ayanamshaDeg)) })}</p>
      {kp.cusps ? (
        <Table
          caption={t('parts.cusps')}
          columns={[t('desk.house'), t('parts.cusp'), ...lords]}
          rows={kp.cusps.map((cusp) => ({
            key: String(cusp.house),
            cells: [reader.figures(cusp.house), inRashi(cusp.siderealDeg), ...cells(cusp)],
          }))}
        />
      ) : (
        <Absent why={t('parts.noCusps')} />
      )}
      <Table
        caption={t('parts.grahas')}
        columns={[t('words.graha'), t('desk.longitude'), { head: t('desk.house'), num: true }, ...lords]}
        rows={GRAHA_KEYS.map((key) => ({
          key,
          cells: [
            graha(key),
            inRashi(kp.grahas[key].siderealDeg),
            reader.figures(kp.grahas[key].house ?? '–'),
            ...cells(kp.grahas[key]),
          ],
        }))}
      />
      {kp.significators && (
        <Table
          caption={t('parts.significators')}
          columns={[
            t('desk.house'),
            t('parts.occupantStar'),
            t('parts.occupant'),
            t('parts.lordStar'),
            t('parts.lord'),
          ]}
          rows={kp.significators.houses.map((house) => ({
            key: String(house.house),
            cells: [reader.figures(house.house), ...KP_LEVELS.map((level) => grahas(house[level], level))],
          }))}
        />
      )}
      <Table
        caption={t('parts.ruling')}
        columns={[t('parts.ofWhat'), t('words.graha')]}
        rows={(Object.keys(rulers) as (keyof typeof rulers)[]).map((role) => {
          const key = rulers[role];
          return { key: role, cells: [t(`parts.rule_${role}`), key ? graha(key) : '–'] };
        })}
      />
    </div>
  );
}
