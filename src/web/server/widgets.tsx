/** Frames for other sites as HTML, and the page that shows them all. */
import type { ComponentChild } from 'preact';
import type { Region } from '../../data/observances/regions';
import type { NamedPlace } from '../../data/place';
import { SECONDS_PER_DAY } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import type { Content } from '../pages/template';
import { NEXT_VOWS, type NextVow } from '../reader/given';
import type { Reader, ReaderData } from '../reader/reader';
import { numberOf } from '../shared/dates';
import { nextAt } from '../shared/next/following';
import type { DayModel } from '../views/day/model';
import { EmbedDay } from '../views/embed/EmbedDay';
import { EmbedLine, endOfLine } from '../views/embed/EmbedLine';
import { EmbedNext } from '../views/embed/EmbedNext';
import { EmbedSlots, endOfSlot, SLOT_WIDGETS } from '../views/embed/EmbedSlots';
import { themeOfFrames } from '../views/widgets/frames';
import { WidgetsPage } from '../views/widgets/Widgets';
import { presentDay } from './presentDay';
import { ALWAYS, htmlOf, type Made, type MadeFor, readerOf, regionOf } from './render';

/** The frames for other sites, for the reader's place and in the theme of the query. */
export async function renderWidgets(data: ReaderData, occasion: MadeFor): Promise<Made> {
  const reader = await readerOf('widgets', data, occasion);
  const view = <WidgetsPage theme={themeOfFrames(reader.query)} />;
  return { content: htmlOf('widgets', reader, view, { ...ALWAYS, search: '' }) };
}

/** The kinds of embedded frames: the day, a strip of it, one line, or the next vows. */
const WIDGETS = ['today', ...SLOT_WIDGETS, 'line', 'next'] as const;

/** A widget, and how long it holds, seconds. */
type Widget = { content: Content; seconds: number } | null;

/** Widgets hold at most this long. */
const MAX_WIDGET_SECONDS = 600;

/** The content of a widget, and the instant at which it changes by itself; Julian days UT. */
function widgetView(
  kernel: Kernel,
  place: NamedPlace,
  day: DayModel,
  widget: (typeof WIDGETS)[number],
  jdUt: number,
  region: Region | null,
  kind: string | null,
): { node: ComponentChild; endJd: number } {
  switch (widget) {
    case 'today':
      return { node: <EmbedDay day={day} />, endJd: Number.POSITIVE_INFINITY };
    case 'next': {
      const { vows } = nextAt(kernel, place, numberOf(day.date), region);
      const chosen = kind === null ? vows : vows.filter((vow) => vow.kind === kind);
      const today = numberOf(day.date);
      const { hoursAt } = day.clocks;
      return {
        node: <EmbedNext vows={chosen} today={today} hoursAt={hoursAt} isOne={kind !== null} />,
        endJd: Number.POSITIVE_INFINITY,
      };
    }
    case 'line':
      return { node: <EmbedLine day={day} jdUt={jdUt} />, endJd: endOfLine(day, jdUt) };
    default:
      return { node: <EmbedSlots day={day} widget={widget} jdUt={jdUt} />, endJd: endOfSlot(day, widget, jdUt) };
  }
}

/** The kind of vow in the query of a frame; null for all, undefined for an unknown one. */
function kindOfVows({ query }: Reader): NextVow['kind'] | null | undefined {
  const kind = query.get('kind');
  return kind === null ? null : NEXT_VOWS.find((each) => each === kind);
}

/** A part of the present day as an embeddable page; null for an unknown one, and outside 1900..2100. */
export async function renderWidget(kernel: Kernel, data: ReaderData, name: string, occasion: MadeFor): Promise<Widget> {
  const widget = WIDGETS.find((each) => each === name);
  if (!widget) return null;
  const reader = await readerOf('embedDay', data, occasion);
  const kind = widget === 'next' ? kindOfVows(reader) : null;
  if (kind === undefined) return null;
  const { jdUt } = occasion;
  const day = presentDay(kernel, reader, jdUt);
  if (!day.ok) return null;
  const region = widget === 'next' ? await regionOf(data, occasion) : null;
  const { node, endJd } = widgetView(kernel, data.place, day.value, widget, jdUt, region, kind);
  const content = htmlOf('embedDay', reader, node, null);
  const left = (endJd - jdUt) * SECONDS_PER_DAY;
  // No script reads the conditions of the rendering.
  return {
    content: { ...content, given: { ...content.given, messages: {} } },
    seconds: Math.max(1, Math.min(MAX_WIDGET_SECONDS, Math.ceil(left))),
  };
}
