/** The commands of `khagola`. Each is loaded when it runs, so that the others cost no time. */
import type { Command } from 'commander';
import type { Io } from '../io';
import type { WholeProgram } from '../shells/shape';

interface CommandRow {
  name: string;
  /** Other names of the same command. */
  aliases?: readonly string[];
  /** One line for the list of commands. */
  summary: string;
  load(): Promise<(io: Io, whole: WholeProgram) => Command>;
}

export const COMMANDS: readonly CommandRow[] = [
  {
    name: 'chart',
    summary: 'compute a birth chart',
    load: async () => (await import('./chart')).chartCommand,
  },
  {
    name: 'charts',
    summary: 'compute the charts of many births, a row for each',
    load: async () => (await import('./charts')).chartsCommand,
  },
  {
    name: 'now',
    aliases: ['panchanga', 'panchang'],
    summary: 'show the pañcāṅga of an instant',
    load: async () => (await import('./now')).nowCommand,
  },
  { name: 'days', summary: 'show the pañcāṅga of days', load: async () => (await import('./days')).daysCommand },
  {
    name: 'muhurta',
    summary: 'list the parts of a day from sunrise to sunrise',
    load: async () => (await import('./muhurta')).muhurtaCommand,
  },
  {
    name: 'observances',
    aliases: ['utsavas'],
    summary: 'list the observances of a year or of any span',
    load: async () => (await import('./observances')).observancesCommand,
  },
  {
    name: 'holidays',
    summary: 'list the holidays of India or of a state',
    load: async () => (await import('./holidays')).holidaysCommand,
  },
  {
    name: 'anniversaries',
    summary: 'list the civil days of a lunar date',
    load: async () => (await import('./anniversaries')).anniversariesCommand,
  },
  {
    name: 'muhurta-search',
    aliases: ['muhurtas'],
    summary: 'find the times that the rules of a purpose leave open',
    load: async () => (await import('./muhurtaSearch')).muhurtaSearchCommand,
  },
  {
    name: 'match',
    summary: 'compare two births by the kūṭas of a tradition',
    load: async () => (await import('./match')).matchCommand,
  },
  {
    name: 'sky',
    summary: 'list ingresses, stations, eclipses and other events of the sky',
    load: async () => (await import('./sky')).skyCommand,
  },
  {
    name: 'ephemeris',
    summary: 'print the places of the grahas at many instants',
    load: async () => (await import('./ephemeris')).ephemerisCommand,
  },
  {
    name: 'transits',
    summary: 'compute the transits of a span over a birth',
    load: async () => (await import('./transits')).transitsCommand,
  },
  {
    name: 'varshaphala',
    summary: 'compute the annual chart of a birth',
    load: async () => (await import('./varshaphala')).varshaphalaCommand,
  },
  {
    name: 'convert',
    summary: 'convert a date between calendars',
    load: async () => (await import('./convert')).convertCommand,
  },
  {
    name: 'places',
    summary: 'find towns by name, or near a point',
    load: async () => (await import('./places')).placesCommand,
  },
  {
    name: 'facts',
    aliases: ['kundali-facts'],
    summary: 'search reference facts',
    load: async () => (await import('./facts')).factsCommand,
  },
  {
    name: 'rectify',
    summary: 'rank the birth times of a window by past events',
    load: async () => (await import('./rectify')).rectifyCommand,
  },
  {
    name: 'serve',
    summary: 'run the whole service on this machine',
    load: async () => (await import('./serve')).serveCommand,
  },
  {
    name: 'completion',
    summary: 'print the completions of a shell',
    load: async () => (await import('./completion')).completionCommand,
  },
  { name: 'man', summary: 'print the manual page', load: async () => (await import('./man')).manCommand },
];
