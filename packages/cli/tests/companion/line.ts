import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a service that can be unplugged. */
export interface Line {
  readonly address: string;
  unplug(): void;
  plugIn(): void;
  end(): void;
}

/** Lays a line to a service, on a port of its own. */
export async function layLine(service: string): Promise<Line> {
  const { hostname, port } = new URL(service);
  const open = new Set<Socket>();
  let isPlugged = true;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // That the other end is gone is what this is for.
    socket.on('error', () => {});
  };
  const server = createServer((near) => {
    keep(near);
    if (!isPlugged) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const unplug = () => {
    isPlugged = false;
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unplug,
    plugIn: () => {
      isPlugged = true;
    },
    end: () => {
      unplug();
      server.close();
    },
  };
}
