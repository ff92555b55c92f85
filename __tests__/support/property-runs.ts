/**
 * How often a property is tried. Its budget is here, in one place: `PROPERTY_RUNS` gives all of them another
 * one, for whoever looks for bugs and has the time.
 */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 100);

/** The same for a property that takes long at each try. */
export const FEW_RUNS = Math.ceil(RUNS / 4);

/** For one that takes next to nothing. */
export const MANY_RUNS = RUNS * 20;

/** For sequences of requests to the sandbox: `SANDBOX_RUNS=10000` looks for more. */
export const SANDBOX_RUNS = Number(process.env.SANDBOX_RUNS ?? 300);
