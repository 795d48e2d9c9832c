import { given } from '../../reader/given';
import { addMessages } from '../../reader/lateMessages';
import { openReader } from '../../reader/open';
import { numberOf } from '../../shared/dates';
import { openKernel, withYears } from '../../shared/kernel';
import { knownFollowing } from '../../shared/next/useFollowing';
import { presentOf } from '../../shared/now';
import { observancesOf } from '../../shared/observances';
import { mountOver } from '../../shell/mountOver';
import { startSharing } from '../../shell/share';
import { DayPage, dateOf } from './Day';

startSharing();

/** Settles once the view is mounted. */
export const mounted: Promise<void> = Promise.all([
  openKernel(),
  openReader(),
  addMessages('day'),
  addMessages('far'),
]).then(async ([kernel, reader]) => {
  const number = numberOf(dateOf(kernel, reader, presentOf(reader)));
  const span = { first: number, last: number };
  const known = {
    span,
    place: reader.place,
    // Without the tables of the date, the view says that it could not be computed.
    observances: await withYears(() => observancesOf(kernel, span, reader.place)).catch(() => new Map()),
  };
  const { place, region = null } = given();
  return mountOver(() => (
    <DayPage kernel={kernel} known={known} knownNext={knownFollowing()} knownRegion={{ place, region }} />
  ));
});
