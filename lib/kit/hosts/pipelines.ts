/** Workflow that publishes to GitHub Pages, without Jekyll, built for the path of the site. */
export const GITHUB_WORKFLOW = `name: Publish to GitHub Pages

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

/** Pipeline that publishes to GitLab Pages, by "GitLab Pages settings" of its documentation, not run. */
export const GITLAB_PIPELINE = `pages:
  stage: deploy
  image: node:24
  variables:
    # The days of the last changes are read from the whole log.
    GIT_DEPTH: 0
  script:
    - npm ci
    - export BASE_PATH="$(node -p "new URL(process.env.CI_PAGES_URL).pathname.replace(/\\/$/, '')")"
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
