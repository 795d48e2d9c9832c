/** The work of a rectification: each moment of the grid with each event. */
import { entriesLever, nameOctets, type Pricing } from '../price';
import type { RectifyRequestQuestion } from './request';

const MAX_GRID_MINUTES = 60;

const momentsOf = ({ startMinute, endMinute, gridMinutes }: RectifyRequestQuestion): number =>
  Math.ceil((endMinute - startMinute) / gridMinutes) + 1;

export const rectifyPricing: Pricing<RectifyRequestQuestion> = {
  rates: 'rectify',
  work(question) {
    const { events, lang } = question;
    const moments = momentsOf(question);
    return {
      request: 1,
      moment: moments,
      event: events.length,
      moment_event: moments * events.length,
      name_octets: nameOctets(lang),
    };
  },
  levers: [
    entriesLever('events'),
    {
      field: 'gridMinutes',
      size: ({ gridMinutes }) => MAX_GRID_MINUTES + 1 - gridMinutes,
      least: 1,
      withSize: (question, size) => ({ ...question, gridMinutes: MAX_GRID_MINUTES + 1 - size }),
      value: (_, size) => MAX_GRID_MINUTES + 1 - size,
      kind: 'least',
    },
  ],
};
