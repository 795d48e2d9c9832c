/**
 * The printed days of festivals.json on which ours is another day, each with whose rule it is: a row here that
 * comes to agree, and a miss that is not here, both fail. `docs/utsavas.md` tells them at length.
 */
export type Why = 'government' | 'other rule' | 'slip of the source' | 'ours';

const row = (key: string, date: string, ours: string, why: Why, because: string) => ({ key, date, ours, why, because });

const FIXED_ELSEWHERE =
  'set by the government for the day that India keeps; reckoned for the place it is the day before';

export const MISSES = [
  // No other source gives another day
  row('chandra_darshana', '2022-03-03', '2022-03-04', 'ours', 'moonset 42 min after sunset; the limit of 46 is fitted'),
  row('dayananda_jayanti', '2019-03-01', '2019-02-28', 'other rule', 'of two sunrises with daśamī the second'),
  row('dayananda_jayanti', '2034-02-13', '2034-02-14', 'slip of the source', 'daśamī begins after the sunrise printed'),
  row('holi', '2010-03-01', '2010-02-28', 'government', FIXED_ELSEWHERE),
  row('mahavira_jayanti', '2013-04-24', '2013-04-23', 'government', 'trayodaśī has no sunrise at Mumbai'),
  row('onam', '2013-08-20', '2013-09-16', 'slip of the source', 'Śravaṇa came twice in Ciṅṅam; Kerala kept the later'),

  // Other sources give ours
  row('chhath_puja', '2025-10-27', '2025-10-28', 'government', 'the evening of ṣaṣṭhī, not its sunrise'),
  row('deepavali_tamil', '2013-11-04', '2013-11-02', 'government', 'the civil holiday of Dīpāvalī, two days later'),
  row('deepavali_tamil', '2016-10-30', '2016-10-29', 'government', FIXED_ELSEWHERE),
  row('ganesha_chaturthi', '2016-09-06', '2016-09-05', 'government', 'the day after the caturthī'),
  row('ganesha_chaturthi', '2019-09-03', '2019-09-02', 'government', 'the day after the caturthī'),
  row('ganesha_chaturthi', '2022-09-01', '2022-08-31', 'government', 'the day after the caturthī'),
  row('ganesha_chaturthi', '2025-08-28', '2025-08-27', 'government', 'the day after the caturthī'),
  row('govardhana_puja', '2022-10-25', '2022-10-26', 'other rule', 'the day on which pratipad begins'),
  row('lakshmi_puja', '2016-10-30', '2016-10-29', 'government', FIXED_ELSEWHERE),
  row('lakshmi_puja', '2016-10-31', '2016-10-30', 'government', 'amāvāsyā at sunrise, not at pradoṣa'),
  row('lakshmi_puja', '2019-10-28', '2019-10-27', 'government', 'amāvāsyā at sunrise, not at pradoṣa'),
  row('lakshmi_puja', '2025-10-21', '2025-10-20', 'government', 'the day on which amāvāsyā ends, before sunset'),
  row(
    'makara_sankranti',
    '2022-01-15',
    '2022-01-14',
    'government',
    'the first of Māgha by the official calendar of Nepal',
  ),
  row(
    'raksha_bandhana',
    '2022-08-12',
    '2022-08-11',
    'government',
    'pūrṇimā at sunrise, though it ends within three muhūrtas',
  ),
  row('rama_navami', '2007-03-26', '2007-03-27', 'other rule', 'of two middays with navamī the one with more of it'),
] as const;
