import type { Host } from './host-site';

/**
 * GitLab Pages from a pipeline, by "GitLab Pages settings" and "GitLab Pages redirects" of its
 * documentation, not run. A page at the address of a redirect is served instead of it, so
 * `_redirects` has no effect.
 */
export const gitlabPages: Host = {
  name: 'GitLab Pages',
  limits:
    'No redirects (`/s` and `/-sandbox` lead on as pages), no headers of ours (so any site can frame the pages), slashes added with status 302, `/.well-known/api-catalog` sent without its type, and one `404.html`, which finds the text of the section by script.',
  buildFiles: () => new Map([['.gitlab-ci.yml', PIPELINE]]),
};

const PIPELINE = `pages:
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
