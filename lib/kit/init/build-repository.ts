import { GITLAB_PIPELINE, printWorkflow, WORKFLOW_HOSTS } from '@/lib/kit/hosts/pipelines';

/** Hosts that `init` writes a pipeline for. */
export const PIPELINE_HOSTS: readonly string[] = [...WORKFLOW_HOSTS, 'gitlab-pages'];

/**
 * Builds the files by which a repository checks and publishes a portal, and says what it is.
 * @param host One of `PIPELINE_HOSTS`; without it a workflow of GitHub that publishes nothing.
 * @returns texts by path.
 */
export function buildRepository(
  name: string,
  host: string | undefined,
): ReadonlyMap<string, string> {
  return new Map([
    host === 'gitlab-pages'
      ? ['.gitlab-ci.yml', GITLAB_PIPELINE]
      : ['.github/workflows/portal.yml', printWorkflow(host)],
    ['README.md', printReadme(name)],
  ]);
}

function printReadme(name: string): string {
  return `# Developer portal of ${name}

\`content/\` is ours: pages, menus, documents, rules. Everything else belongs to the project that this portal is made with, and is replaced by the next upgrade.

\`\`\`bash
npm ci && npm start        # builds the portal and serves it, with an API host
npm run dev                # pages change as you save
npm run check -- content   # what a writer can break, in half a minute
npm run build && npm run test:site
npm run upgrade -- --help  # to another release of the project
\`\`\`

| You want to                       | Read                                                   |
| --------------------------------- | ------------------------------------------------------ |
| write or change a page            | [content/README.md](content/README.md)                 |
| change name, colours, hosts, menu | [content/REBRANDING.md](content/REBRANDING.md)         |
| replace an OpenAPI document       | [content/openapi/README.md](content/openapi/README.md) |
| say what the sandbox remembers    | [content/sandbox/README.md](content/sandbox/README.md) |
| publish it                        | [lib/kit/hosts/README.md](lib/kit/hosts/README.md)     |
`;
}
