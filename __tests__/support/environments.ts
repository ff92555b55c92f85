/** Environments of `content/site.json` by name, with these API bases and all other settings. */
export function createEnvironments(apis: Readonly<Record<string, string>>) {
  const host = 'https://www.example.com';
  const apps = { website: host, productionApp: host, app: host, www: host, env: host, doc: '/doc' };
  return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...apps, api }]));
}
