import { answerMessage, type ServerInfo } from '../mcp-session';
import { ToolError } from '../portal';
import { TOOLS as ALL_TOOLS } from '../tools/tools';
import { openPortal } from './folder-portal';
import { runCheck, runLock } from './lock-files';
import { describeUsage, parseCommand, PORTAL_VARIABLE, runCommand } from './run-command';
import { runDoctor } from './run-doctor';
import { serveStdio } from './serve-stdio';

/** Filled in by the build (`lib/kit/build/agents/write-mcp-package.ts`). */
declare const SERVER_INFO: ServerInfo;
declare const PORTAL: string;
declare const FILES: readonly string[];

/** Tools that this portal has an answer for. */
const TOOLS = ALL_TOOLS.filter(({ file }) => file === undefined || FILES.includes(file));

/** Program of `mcp.tgz`: a server of the Model Context Protocol, or one command of a terminal. */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2), TOOLS);
  const portal = openPortal(command.portal ?? process.env[PORTAL_VARIABLE] ?? PORTAL, PORTAL);
  const isTerminal = command.name === '' && process.stdin.isTTY;
  if (command.isHelp || isTerminal) console.log(describeUsage(TOOLS, PORTAL));
  else if (command.name === 'lock') console.log(await runLock(portal, command.words));
  else if (command.name === 'check' || command.name === 'doctor') {
    const run = command.name === 'check' ? runCheck : runDoctor;
    const { text, exitCode } = await run(portal, command.words);
    console.log(text);
    process.exitCode = exitCode;
  } else if (command.name !== '') console.log(await runCommand(command, TOOLS, portal));
  else {
    const session = { portal, tools: TOOLS, info: SERVER_INFO };
    await serveStdio((message) => answerMessage(session, message), process.stdin, process.stdout);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ToolError ? error.message : error);
  process.exitCode = 1;
});
