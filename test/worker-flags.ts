/**
 * How V8 clears up in the processes of tests. They make much, keep little and share two cores: a wide young generation
 * lets most of it die before it is copied, and helpers on threads of their own only take a core from another worker.
 */
export const workerFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc']
