// The export under test of a suite that is run a second time: the one that was built for a sub-path.
Object.assign(process.env, { BASE_PATH: process.env.SUB_PATH, DIST_DIR: process.env.SUB_PATH_DIR });
