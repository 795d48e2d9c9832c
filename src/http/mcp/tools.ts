/** The tools of the registry, as a client lists them. */
import { RESOURCES } from '../../api/registry';
import type { Tool } from '../../api/tool';
import { toolNamed } from '../../api/tools';
import { compact } from './compact';

const LISTED = RESOURCES.flatMap(({ tool }) => (tool === undefined || tool.isOfCounsel ? [] : [tool.name]));

/** The tool of `/mcp` with a name; undefined if there is none. */
export const mcpTool = async (name: string): Promise<Tool | undefined> =>
  LISTED.includes(name) ? toolNamed(name) : undefined;

/** The result of `tools/list`. */
export async function listTools() {
  const tools = await Promise.all(LISTED.map(mcpTool));
  return tools
    .filter((tool) => tool !== undefined)
    .map(({ name, title, description, endpoint, inputSchema }) => ({
      name,
      title,
      description: `${description} Full answer: ${endpoint}.`,
      inputSchema: compact(inputSchema) as typeof inputSchema,
      // The other hints mean nothing for tools that only read.
      annotations: { readOnlyHint: true, openWorldHint: false },
    }));
}
