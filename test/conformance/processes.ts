/** The processes of a running service and the ports that they listen on, from /proc (Linux only). */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** The value of a call that reads /proc, or undefined if what it reads has just ended. */
function present<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The process with this number and all its descendants. */
function family(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const state = present(() => readFileSync(`/proc/${name}/stat`, 'utf8')) ?? '';
    const [, parent] = /\) \S (\d+)/.exec(state) ?? [];
    return parent === undefined ? [] : [[Number(name), Number(parent)] as const];
  });
  const descendants = (parent: number): number[] => [
    parent,
    ...parents.filter(([, each]) => each === parent).flatMap(([child]) => descendants(child)),
  ];
  return descendants(pid);
}

/** The sockets that a process has open, by inode. Descriptors that close meanwhile are left out. */
function socketsOf(pid: number): string[] {
  const descriptors = present(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return descriptors.flatMap((fd) => {
    const target = present(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? '';
    const [, inode] = /^socket:\[(\d+)\]$/.exec(target) ?? [];
    return inode === undefined ? [] : [inode];
  });
}

/** The name of the program of a process. */
const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

/** Every TCP port on which a process or one of its descendants listens. */
export function listeners(pid: number): { pid: number; command: string; port: number }[] {
  const lines = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n').slice(1));
  const ports = new Map(
    lines.flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      return state === LISTENING ? [[inode, Number.parseInt(local.split(':')[1] ?? '', 16)] as const] : [];
    }),
  );
  return family(pid).flatMap((each) =>
    socketsOf(each).flatMap((inode) => {
      const port = ports.get(inode);
      return port === undefined ? [] : [{ pid: each, command: commandOf(each), port }];
    }),
  );
}
