import { listen } from '@/lib/kit/system/listen';

/** A port that was free a moment ago, for a program that cannot look for one and tell it. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => undefined, { port: 0 });
  await close();
  return port;
}
