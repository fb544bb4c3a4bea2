/** All places from 0 on, far from the order they stand in, and in another one each time. */
export function mixed(length: number, turn: number): number[] {
  let stride = 7919;
  while (length > 0 && divisor(stride, length) > 1) stride += 1;
  return Array.from({ length }, (_, at) => (at * stride + turn * 13) % length);
}

function divisor(left: number, right: number): number {
  return right === 0 ? left : divisor(right, left % right);
}
