/** Loaded into a service before it starts: its wall clock jumps to and fro. */
const HOUR_MS = 3_600_000;
const JUMP_EVERY_MS = 200;

const real = Date.now;
let offset = 0;
let turn = 0;
Date.now = () => real() + offset;
setInterval(() => {
  turn += 1;
  offset = [0, HOUR_MS, -HOUR_MS][turn % 3] ?? 0;
}, JUMP_EVERY_MS).unref();
