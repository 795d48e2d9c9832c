/** JSON that no library would write: with raw texts, and with repeated keys. */

/** A raw text inside the JSON. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object as pairs; keys may repeat. */
export class Pairs {
  readonly list: [string, Tree][];

  constructor(list: [string, Tree][]) {
    this.list = list;
  }
}

export type Tree = null | boolean | number | string | Raw | Tree[] | Pairs;

/** A plain value as a tree. */
export function treeOf(value: unknown): Tree {
  if (value instanceof Raw || value instanceof Pairs) return value;
  if (Array.isArray(value)) return value.map(treeOf);
  if (typeof value === 'object' && value !== null) {
    return new Pairs(Object.entries(value).map(([key, field]) => [key, treeOf(field)]));
  }
  return value as Tree;
}

export function written(tree: Tree): string {
  if (tree instanceof Raw) return tree.text;
  if (tree instanceof Pairs) {
    return `{${tree.list.map(([key, value]) => `${JSON.stringify(key)}:${written(value)}`).join(',')}}`;
  }
  if (Array.isArray(tree)) return `[${tree.map(written).join(',')}]`;
  return JSON.stringify(tree) ?? 'null';
}

/** A position in a tree: its value, and functions to replace or remove it. */
export interface Spot {
  value: Tree;
  set(value: Tree): void;
  remove(): void;
}

/** Every position in a tree except its root. */
export function spotsOf(tree: Tree): Spot[] {
  if (tree instanceof Pairs) {
    return tree.list.flatMap((pair) => [
      {
        value: pair[1],
        set: (value: Tree) => {
          pair[1] = value;
        },
        remove: () => {
          tree.list.splice(tree.list.indexOf(pair), 1);
        },
      },
      ...spotsOf(pair[1]),
    ]);
  }
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((item, i) => [
    {
      value: item,
      set: (value: Tree) => {
        tree[i] = value;
      },
      remove: () => {
        tree.splice(i, 1);
      },
    },
    ...spotsOf(item),
  ]);
}
