/** The tools of the registry, as a client lists them. */
import { RESOURCES } from '../../api/registry';
import type { Resource } from '../../api/resource';
import { type Tool, toolOf } from '../../api/tool';
import { compact } from './compact';

export interface NamedTool {
  resource: Resource;
  tool: Tool;
}

let tools: Promise<NamedTool[]> | undefined;

/** All tools; built once. */
export function namedTools(): Promise<NamedTool[]> {
  tools ??= Promise.all(RESOURCES.map(async (resource) => ({ resource, tool: await toolOf(resource) }))).then((all) =>
    all.flatMap(({ resource, tool }) => (tool ? [{ resource, tool }] : [])),
  );
  return tools;
}

/** The result of `tools/list`. */
export async function listTools() {
  return (await namedTools()).map(({ tool: { name, title, description, endpoint, inputSchema } }) => ({
    name,
    title,
    description: `${description} Full answer: ${endpoint}.`,
    inputSchema: compact(inputSchema) as typeof inputSchema,
    // The other hints mean nothing for tools that only read.
    annotations: { readOnlyHint: true, openWorldHint: false },
  }));
}
