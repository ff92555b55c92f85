import type { Host } from './host-site';

const LIMITS =
  'No redirect rules (`/s` and `/-sandbox` lead on as pages), no headers of ours (so any site can frame the pages), every file kept for ten minutes, `/.well-known/api-catalog` sent without its type, and one `404.html`, which finds the text of the section by script.';

/**
 * GitHub Pages from a branch, by GitHub's documentation, not run: `.nojekyll` turns Jekyll off,
 * which would drop `_next` and `.well-known`.
 */
export const githubPages: Host = {
  name: 'GitHub Pages',
  limits: LIMITS,
  buildFiles: () =>
    new Map([['.nojekyll', 'The folders _next and .well-known must be served as they are.\n']]),
};

/** GitHub Pages from a workflow, which uses no Jekyll and builds for the path of the site. */
export const githubActions: Host = {
  name: 'GitHub Pages by a workflow',
  limits: LIMITS,
  buildFiles: () => new Map([['.github/workflows/pages.yml', WORKFLOW]]),
};

const WORKFLOW = `name: Publish to GitHub Pages

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          # The days of the last changes are read from the whole log.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci
      - run: npm run build
        env:
          BASE_PATH: \${{ steps.pages.outputs.base_path }}
      - uses: actions/upload-pages-artifact@v5
        with:
          path: out
          include-hidden-files: true # .well-known
      - id: deployment
        uses: actions/deploy-pages@v4
`;
