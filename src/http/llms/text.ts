/** What there is, told to language models (https://llmstxt.org), from the description and the tools themselves. */

import { listTools } from '../mcp/tools';
import { publishedDocument } from '../openapi/document';

type Operation = { summary?: string; tags?: string[] };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** A line of a section: where it leads and what is there. */
const line = (name: string, url: string, told: string): string => `- [${name}](${url}): ${told}`;

function operationsOf(origin: string, tag: string): string[] {
  return Object.entries(publishedDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([method, { tags = [] }]) => METHODS.includes(method) && tags.includes(tag))
      .map(([method, { summary = '' }]) => line(`${method.toUpperCase()} ${path}`, origin + path, summary)),
  );
}

const section = (title: string, told: string, lines: string[]): string =>
  [`## ${title}`, ...(told === '' ? [] : [told]), lines.join('\n')].join('\n\n');

/** The text; `origin` begins its links. */
export function llmsText(origin: string): string {
  const { info, tags = [] } = publishedDocument();
  const sections = tags.map(({ name, description = '' }) =>
    section(name.charAt(0).toUpperCase() + name.slice(1), description, operationsOf(origin, name)),
  );
  const tools = listTools().map(({ name, description }) => line(name, `${origin}/mcp`, description));
  return `${[
    `# ${info.title}`,
    `> ${info.summary}`,
    info.description,
    section('Description', '', [
      line('OpenAPI 3.1', `${origin}/openapi.json`, 'Every endpoint with its schemas, generated from the code.'),
    ]),
    ...sections,
    section('Tools', `Over the Model Context Protocol, streamable HTTP, at ${origin}/mcp; no key is needed.`, tools),
  ].join('\n\n')}\n`;
}
