/** The tools of the registry, as a client lists them. */
import { RESOURCES } from '../../api/registry';
import { type Tool, toolOf } from '../../api/tool';
import { compact } from './compact';

let tools: Promise<Tool[]> | undefined;

/** The tools that `/mcp` lists; built once. */
export function mcpTools(): Promise<Tool[]> {
  const listed = RESOURCES.filter(({ tool }) => tool?.isOfCounsel !== true);
  tools ??= Promise.all(listed.map(toolOf)).then((all) => all.flatMap((tool) => (tool ? [tool] : [])));
  return tools;
}

/** The result of `tools/list`. */
export async function listTools() {
  return (await mcpTools()).map(({ name, title, description, endpoint, inputSchema }) => ({
    name,
    title,
    description: `${description} Full answer: ${endpoint}.`,
    inputSchema: compact(inputSchema) as typeof inputSchema,
    // The other hints mean nothing for tools that only read.
    annotations: { readOnlyHint: true, openWorldHint: false },
  }));
}
