/**
 * Overview of the service for language models (https://llmstxt.org), derived from its OpenAPI document and its tools.
 */
import { listTools } from '../mcp/tools';
import { publishedDocument, publishedOperations } from '../openapi/published';

/** A line of a section: a link and its description. */
const line = (name: string, url: string, text: string): string => `- [${name}](${url}): ${text}`;

const operationsOf = (origin: string, tag: string): string[] =>
  publishedOperations()
    .filter(({ operation: { tags = [] } }) => tags.includes(tag))
    .map(({ method, path, operation: { summary = '' } }) => line(`${method} ${path}`, origin + path, summary));

const section = (title: string, text: string, lines: string[]): string =>
  [`## ${title}`, ...(text === '' ? [] : [text]), lines.join('\n')].join('\n\n');

/** The overview text; its links start with `origin`. */
export async function llmsText(origin: string): Promise<string> {
  const { info, tags } = publishedDocument();
  const sections = tags.map(({ name, description = '' }) =>
    section(name.charAt(0).toUpperCase() + name.slice(1), description, operationsOf(origin, name)),
  );
  const tools = (await listTools()).map(({ name, description }) => line(name, `${origin}/mcp`, description));
  return `${[
    `# ${info.title}`,
    `> ${info.summary}`,
    info.description,
    section('Description', '', [
      line('OpenAPI 3.1', `${origin}/openapi.json`, 'Every endpoint with its schemas and examples.'),
    ]),
    ...sections,
    section('Tools', `Model Context Protocol, streamable HTTP, at ${origin}/mcp. No key is needed.`, tools),
  ].join('\n\n')}\n`;
}
