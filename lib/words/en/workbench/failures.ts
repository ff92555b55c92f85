export const redirect = (host: string): string =>
  `${host} answered with a redirect, which was not followed so that your key stays here: correct the address.`;
/** Where a repeat is safe. */
export const timeoutRepeatable = (host: string, seconds: string): string =>
  `${host} did not answer within ${seconds} seconds and the outcome is unknown: send it again safely.`;
export const timeout = (host: string, seconds: string): string =>
  `${host} did not answer within ${seconds} seconds and the outcome is unknown: find out what happened before you send it again.`;
export const refused = (host: string): string =>
  `${host} is up but does not let this page read its answer (CORS), so the request may or may not have been carried out: run the curl command, and paste what it prints.`;
export const localDown = (host: string): string =>
  `Nothing answers at ${host}: start the local API host with npm start.`;
export const down = (host: string): string =>
  `${host} cannot be reached: check its status page, and whether a firewall or extension blocks it.`;
/** Where a repeat is safe. */
export const brokenRepeatable = (host: string): string =>
  `The answer of ${host} broke off and the outcome is unknown: send it again safely.`;
export const broken = (host: string): string =>
  `The answer of ${host} broke off and the outcome is unknown: find out what happened before you send it again.`;
export const offline: string = 'This device is offline: connect it, then send again.';
