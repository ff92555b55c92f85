import { answerMessage } from '@/lib/agents/mcp-session';
import { openPortal } from '@/lib/agents/program/folder-portal';
import { TOOLS } from '@/lib/agents/tools/tools';
import { listen } from '@/lib/kit/system/listen';
import { runMain } from '@/lib/kit/system/run-main';
import { isRecord } from '@/lib/search/json-values';

/** Port that the conformance runner is given. */
const PORT = 3911;

const INFO = { name: 'docs', title: 'Docs', version: '1.0.0', instructions: 'Search first.' };
const portal = openPortal('out', 'https://docs.example.com');

type Session = Parameters<typeof answerMessage>[0];

/** HTTP status of an answer (MCP 2026-07-28, "Streamable HTTP"). */
function getStatus(answer: unknown): number {
  const error = isRecord(answer) ? answer.error : undefined;
  if (!isRecord(error)) return 200;
  return error.code === -32601 ? 404 : 400;
}

/**
 * Serves the messages of the program in `mcp.tgz` over HTTP, which is all that the conformance runner of the Model
 * Context Protocol speaks. Waits until it is stopped.
 */
async function main(): Promise<void> {
  const sessions = new Map<string, Session>();
  await listen(
    async (request, response) => {
      if (request.method !== 'POST') return void response.writeHead(405).end();
      const body = (await request.toArray()).join('');
      const message: unknown = JSON.parse(body);
      const isFirst = isRecord(message) && message.method === 'initialize';
      const id = isFirst ? String(sessions.size + 1) : String(request.headers['mcp-session-id']);
      const session = sessions.get(id) ?? { portal, tools: TOOLS, info: INFO };
      if (isFirst) sessions.set(id, session);
      const answer = await answerMessage(session, message);
      if (answer === undefined) return void response.writeHead(202).end();
      response
        .writeHead(getStatus(answer), {
          'content-type': 'application/json',
          ...(isFirst && { 'mcp-session-id': id }),
        })
        .end(JSON.stringify(answer));
    },
    { port: PORT },
  );
}

void runMain(main);
