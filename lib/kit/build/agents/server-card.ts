import { SESSION_VERSIONS, STATELESS_VERSIONS, type ServerInfo } from '@/lib/agents/mcp-session';
import { cutText } from '@/lib/text/cut-text';

/** Schema of cards, and the most characters that it allows a title and a description (MCP SEP-2127, a draft). */
const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json';
const MAX_CHARS = 100;

/**
 * Builds `/.well-known/mcp/server-card.json`: what the server of the Model Context Protocol is, and how it is started.
 * Cards have no field for a program that runs on the reader's machine, so that stands in `_meta`, under the host's name.
 * @param portal address of the portal, with its base path and without a slash at its end.
 */
export function buildServerCard({ name, title, version }: ServerInfo, portal: string): string {
  const owner = new URL(portal).hostname.split('.').toReversed().join('.');
  const card = {
    $schema: SCHEMA,
    name: `${owner}/${name}`,
    version,
    title: cutText(title, MAX_CHARS),
    description: cutText(title, MAX_CHARS),
    websiteUrl: `${portal}/`,
    _meta: {
      [`${owner}/stdio`]: {
        command: 'npx',
        args: ['-y', `${portal}/mcp.tgz`],
        supportedProtocolVersions: [...STATELESS_VERSIONS, ...SESSION_VERSIONS],
      },
    },
  };
  return `${JSON.stringify(card, null, 2)}\n`;
}
