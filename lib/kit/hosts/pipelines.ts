/** Actions of GitHub by the commits of their releases: a tag can be moved. */
const ACTIONS = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  upload: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  download: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  pages: 'actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0',
  uploadPages: 'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  deployPages: 'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0',
} as const;

/** How a workflow publishes an export: a command in a shell, and the secrets and variables that it reads. */
type Deployment = {
  readonly command: string;
  readonly needs: readonly string[];
  /** How a pull request is shown, where its address is known before the build: `{0}` is its number. */
  readonly preview?: { readonly command: string; readonly url: string; readonly variable: string };
};

/** Deployments by host, each as the steps of its row in README.md. */
const DEPLOYMENTS = {
  'cloudflare-pages': {
    command: 'npx --yes wrangler@4 pages deploy out --project-name "$PROJECT"',
    needs: ['secrets.CLOUDFLARE_API_TOKEN', 'secrets.CLOUDFLARE_ACCOUNT_ID', 'vars.PROJECT'],
    preview: {
      command:
        'npx --yes wrangler@4 pages deploy out --project-name "$PROJECT" --branch "pr-$NUMBER"',
      ...{ url: 'https://pr-{0}.{1}.pages.dev', variable: 'PROJECT' },
    },
  },
  netlify: {
    command: 'npx --yes netlify-cli@27 deploy --prod --no-build --dir out',
    needs: ['secrets.NETLIFY_AUTH_TOKEN', 'secrets.NETLIFY_SITE_ID'],
    preview: {
      command: 'npx --yes netlify-cli@27 deploy --no-build --dir out --alias "pr-$NUMBER"',
      ...{ url: 'https://pr-{0}--{1}.netlify.app', variable: 'SITE' },
    },
  },
  vercel: {
    command:
      'npx tsx lib/kit/hosts/write.ts vercel out && npx --yes vercel@64 deploy out --prod --token "$VERCEL_TOKEN"',
    needs: ['secrets.VERCEL_TOKEN', 'secrets.VERCEL_ORG_ID', 'secrets.VERCEL_PROJECT_ID'],
    preview: {
      command:
        'npx tsx lib/kit/hosts/write.ts vercel out && npx --yes vercel@64 alias set "$(npx --yes vercel@64 deploy out --token "$VERCEL_TOKEN")" "${PREVIEW_URL#https://}" --token "$VERCEL_TOKEN"',
      ...{ url: 'https://pr-{0}-{1}.vercel.app', variable: 'PROJECT' },
    },
  },
  firebase: {
    command:
      'npx tsx lib/kit/hosts/write.ts firebase . && npx --yes firebase-tools@15 deploy --only hosting --project "$PROJECT" --token "$FIREBASE_TOKEN"',
    needs: ['secrets.FIREBASE_TOKEN', 'vars.PROJECT'],
  },
  azure: {
    command:
      'npx tsx lib/kit/hosts/write.ts azure out && npx --yes @azure/static-web-apps-cli@2 deploy out --env production',
    needs: ['secrets.SWA_CLI_DEPLOYMENT_TOKEN'],
  },
  cloudfront: {
    command:
      'npx tsx lib/kit/hosts/write.ts cloudfront rules && sh rules/upload.sh "$BUCKET" "$DISTRIBUTION"',
    needs: [
      ...['secrets.AWS_ACCESS_KEY_ID', 'secrets.AWS_SECRET_ACCESS_KEY', 'vars.AWS_REGION'],
      ...['vars.BUCKET', 'vars.DISTRIBUTION'],
    ],
  },
} as const satisfies Readonly<Record<string, Deployment>>;

/** Hosts that a workflow of GitHub can publish to. */
export const WORKFLOW_HOSTS: readonly string[] = ['github-pages', ...Object.keys(DEPLOYMENTS)];

/** First steps of each job: the whole log of git, from which the days of the last changes are read. */
const SETUP = `    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${ACTIONS.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ${ACTIONS.node}
        with:
          node-version: 24
          cache: npm
      - run: npm ci
`;

const printCheck = (preview: string | undefined) => `
  portal:
    name: Content and export
${preview === undefined ? '' : `    env:\n      PREVIEW_URL: ${preview}\n`}${SETUP}      - run: npm run check -- content
      - run: npm run build
      - run: npm run test:site
      # Of each pull request, to be looked at: npm start -- out
      - uses: ${ACTIONS.upload}
        with:
          name: portal
          path: out
          include-hidden-files: true # .well-known
`;

const ON_MAIN = `    needs: portal
    if: github.ref == 'refs/heads/main'
`;

/** Publishes to GitHub Pages, without Jekyll, built for the path of the site. */
const PAGES_JOB = `
  publish:
    name: GitHub Pages
${ON_MAIN}    permissions:
      contents: read
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
${SETUP}      - id: pages
        uses: ${ACTIONS.pages}
      - run: npm run build
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - uses: ${ACTIONS.uploadPages}
        with:
          path: out
          include-hidden-files: true # .well-known
      - id: deployment
        uses: ${ACTIONS.deployPages}
`;

/** Address of a pull request as an expression of GitHub; empty for another event, which builds no preview. */
function printPreviewUrl({ url, variable }: NonNullable<Deployment['preview']>): string {
  const address = `format('${url}', github.event.number, vars.${variable})`;
  return `\${{ github.event_name == 'pull_request' && ${address} || '' }}`;
}

function printJobs(host: string, { command, needs, preview }: Deployment): string {
  const values = needs.map((one) => `      ${one.split('.')[1]}: \${{ ${one} }}`).join('\n');
  const printSteps = (run: string) => `${SETUP}      - uses: ${ACTIONS.download}
        with:
          name: portal
          path: out
      - run: ${run}
`;
  const publish = `
  publish:
    name: Publish to ${host}
${ON_MAIN}    env:
${values}
${printSteps(command)}`;
  if (preview === undefined) return publish;
  return `
  preview:
    name: Preview on ${host}
    needs: portal
    # A fork has no secrets.
    if: github.event.pull_request.head.repo.full_name == github.repository
    environment:
      name: preview
      url: ${printPreviewUrl(preview)}
    env:
${values}
      NUMBER: \${{ github.event.number }}
      PREVIEW_URL: ${printPreviewUrl(preview)}
${printSteps(preview.command)}${publish}`;
}

/**
 * Prints the workflow of a portal for GitHub: its content and its export are checked for each pull request, and published
 * from the branch `main` where they are sound. Where the host gives a pull request an address that is known before the
 * build, it is shown there.
 * @param host One of `WORKFLOW_HOSTS`; without it nothing is published.
 */
export function printWorkflow(host?: string): string {
  const deployment: readonly [string, Deployment] | undefined = Object.entries(DEPLOYMENTS).find(
    ([name]) => name === host,
  );
  const preview = deployment?.[1].preview;
  return `name: Portal

on:
  pull_request:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: portal-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

env:
  NEXT_TELEMETRY_DISABLED: 1

jobs:${printCheck(preview && printPreviewUrl(preview))}${host === 'github-pages' ? PAGES_JOB : ''}${deployment ? printJobs(...deployment) : ''}`;
}

/** Pipeline that publishes to GitLab Pages, by "GitLab Pages settings" of its documentation, not run. */
export const GITLAB_PIPELINE = `default:
  image: node:24

variables:
  # The days of the last changes are read from the whole log.
  GIT_DEPTH: 0

# Of each merge request, to be looked at: npm start -- out
portal:
  stage: test
  script:
    - npm ci
    - npm run check -- content
    - npm run build
    - npm run test:site
  artifacts:
    paths: [out]
    expose_as: Portal
    expire_in: 7 days
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"

pages:
  stage: deploy
  script:
    - npm ci
    - export BASE_PATH="$(node -p "new URL(process.env.CI_PAGES_URL).pathname.replace(/\\/$/, '')")"
    - npm run check -- content
    - npm run build
    # GitLab compresses nothing by itself.
    - npx tsx lib/kit/hosts/servers/precompress.ts
  pages:
    publish: out
  artifacts:
    paths: [out]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;
