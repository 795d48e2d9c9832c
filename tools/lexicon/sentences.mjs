// Compiles the sentences of the lexicon, src/lexicon/source/<language>/sentences.json, to modules of functions under
// build/lexicon/sentences: a module for each section and language, and one with the types of the section. The English
// file defines which sentences exist. A missing Hindi sentence is a compile error. Another language falls back to the
// English sentence, and its module lists it in `untranslated`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = 'src/lexicon/source';
/** The languages that must have every sentence of their sections. English has all sections. */
const COMPLETE = ['en', 'hi'];
/** Phrases of one language, for use in its own sentences. */
const PHRASES = 'phrases';
/** A reference to a phrase, or by its path to a sentence of the section: `{@risen}`, `{@day.ends}`. */
const REFERENCE = /\{@([\w.-]+)\}/g;
/** The node types of a compiled message (icu-minify). */
const [POUND, SELECT, PLURAL] = [0, 1, 2];
const MAX_DEPTH = 8;

/** @typedef {{ [key: string]: string | Texts }} Texts */
/** @typedef {{ [key: string]: Message | Messages }} Messages */

/** A compiled message, and its arguments with their types. */
class Message {
  /** @type {Map<string, string>} */
  values = new Map();

  /** @param {string} where  for faults @param {string} text */
  constructor(where, text) {
    try {
      this.compiled = compile(text);
    } catch (error) {
      throw new Error(`${where}: ${error instanceof Error ? error.message : error} in ${JSON.stringify(text)}`);
    }
    this.where = where;
    this.code = this.#sequence(this.compiled, null);
  }

  /** The inside of a template literal. @param {unknown} message @param {string | null} counted @returns {string} */
  #sequence(message, counted) {
    const nodes = Array.isArray(message) ? message : [message];
    return nodes.map((node) => this.#node(node, counted)).join('');
  }

  /** @param {unknown} node @param {string | null} counted  the argument that `#` refers to */
  #node(node, counted) {
    if (typeof node === 'string') return node.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    if (node === POUND) return `\${v.${counted}}`;
    const [name, type, options] = /** @type {[string, number | undefined, Record<string, unknown>]} */ (node);
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`${this.where}: ${name} is no name of a value`);
    const value = `v.${name}`;
    if (type === undefined) {
      if (!this.values.has(name)) this.values.set(name, 'string | number');
      return `\${${value}}`;
    }
    const cases = Object.entries(options).map(([key, message]) => [key, `\`${this.#sequence(message, name)}\``]);
    const fallback = cases.find(([key]) => key === 'other')?.[1] ?? '``';
    const rest = cases.filter(([key]) => key !== 'other');
    if (type === SELECT) {
      this.values.set(name, 'string');
      return `\${${rest.map(([key, text]) => `${value} === ${JSON.stringify(key)} ? ${text} : `).join('')}${fallback}}`;
    }
    if (type !== PLURAL) throw new Error(`${this.where}: only plural and select are known`);
    this.values.set(name, 'number');
    const numbers = rest.filter(([key]) => key?.startsWith('='));
    const categories = rest.filter(([key]) => !key?.startsWith('='));
    const exact = numbers.map(([key, text]) => `${value} === ${key?.slice(1)} ? ${text} : `).join('');
    if (categories.length === 0) return `\${${exact}${fallback}}`;
    const byCategory = categories
      .map(([key, text]) => `plural(${value}) === ${JSON.stringify(key)} ? ${text} : `)
      .join('');
    return `\${${exact}${byCategory}${fallback}}`;
  }
}

/** A text with its references resolved. @param {string} text @param {Texts} section @param {string} where @returns {string} */
function resolved(text, section, where, depth = 0) {
  if (depth > MAX_DEPTH) throw new Error(`${where} refers to itself`);
  return text.replace(REFERENCE, (_, /** @type {string} */ path) => {
    const phrases = section[PHRASES];
    /** @type {string | Texts | undefined} */
    let text = typeof phrases === 'object' ? phrases[path] : undefined;
    if (text === undefined) {
      text = section;
      for (const step of path.split('.')) text = typeof text === 'object' ? text[step] : undefined;
    }
    if (typeof text !== 'string') throw new Error(`${where} refers to ${path}, which is no sentence`);
    return resolved(text, section, where, depth + 1);
  });
}

/** The messages of a section of a language. @param {Texts} section @param {string} where @returns {Messages} */
function messagesOf(section, where) {
  /** @param {Texts} texts @param {string} at @returns {Messages} */
  const read = (texts, at) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => {
        const here = `${at}.${key}`;
        return [key, typeof text === 'string' ? new Message(here, resolved(text, section, here)) : read(text, here)];
      }),
    );
  const { [PHRASES]: _, ...texts } = section;
  return read(texts, where);
}

/** The entry of a group of messages at a key. @param {Message | Messages | undefined} group @param {string} key */
const at = (group, key) => (group instanceof Message ? undefined : group?.[key]);

/** The type of a message: a text, or a function of the values that any complete language uses. */
class Shape {
  /** @param {Message | undefined} english @param {(Message | Messages | undefined)[]} others */
  constructor(english, others) {
    /** @type {Map<string, string>} */
    this.values = new Map();
    for (const message of [english, ...others]) {
      if (!(message instanceof Message)) continue;
      for (const [name, type] of message.values) {
        const known = this.values.get(name);
        if (known === undefined || known === 'string | number') this.values.set(name, type);
      }
    }
  }

  get type() {
    if (this.values.size === 0) return 'string';
    return `(v: { ${[...this.values].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }) => string`;
  }

  /** @param {Message} message */
  codeOf(message) {
    for (const name of message.values.keys()) {
      if (!this.values.has(name))
        throw new Error(`${message.where}: there is no value ${name}; there are ${[...this.values.keys()].join(', ')}`);
    }
    const text = `\`${message.code}\``;
    if (this.values.size === 0) return text;
    return message.values.size === 0 ? `() => ${text}` : `(v) => ${text}`;
  }
}

/** @param {string} key */
const quoted = (key) => (/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key));

/**
 * The type of a section.
 *
 * @param {Messages} english
 * @param {(Message | Messages | undefined)[]} others  of the other complete languages
 * @returns {string}
 */
function typeOf(english, others, indent = '  ') {
  return Object.entries(english)
    .map(([key, value]) => {
      const translations = others.map((other) => at(other, key));
      const type =
        value instanceof Message
          ? new Shape(value, translations).type
          : `{\n${typeOf(value, translations, `${indent}  `)}\n${indent}}`;
      return `${indent}readonly ${quoted(key)}: ${type};`;
    })
    .join('\n');
}

/**
 * The sentences of a section in one language.
 *
 * @param {Messages} english
 * @param {(Message | Messages | undefined)[]} others  of the other complete languages, for the values
 * @param {Message | Messages | undefined} own
 * @param {boolean} isComplete
 * @param {string[]} untranslated  takes the keys that the language lacks
 * @returns {string}
 */
function codeOf(english, others, own, isComplete, untranslated, path = '', indent = '  ') {
  const extra = own === undefined || own instanceof Message ? [] : Object.keys(own).filter((key) => !(key in english));
  if (extra.length > 0) throw new Error(`English has no ${extra.map((key) => path + key).join(', ')}`);
  return Object.entries(english)
    .flatMap(([key, value]) => {
      const translations = others.map((other) => at(other, key));
      const ownMessage = at(own, key);
      if (!(value instanceof Message)) {
        if (ownMessage === undefined && isComplete) return [];
        const inner = codeOf(
          value,
          translations,
          ownMessage,
          isComplete,
          untranslated,
          `${path}${key}.`,
          `${indent}  `,
        );
        return [`${indent}${quoted(key)}: {\n${inner}\n${indent}},`];
      }
      if (!(ownMessage instanceof Message)) {
        if (isComplete) return [];
        untranslated.push(path + key);
      }
      const shape = new Shape(value, translations);
      return [`${indent}${quoted(key)}: ${shape.codeOf(ownMessage instanceof Message ? ownMessage : value)},`];
    })
    .join('\n');
}

/**
 * The modules of all sentences by their paths.
 *
 * @param {ReadonlyMap<string, Texts>} sources  by language
 * @returns {Map<string, string>}
 */
export function sentenceModules(sources) {
  const english = sources.get('en');
  if (english === undefined) throw new Error(`${SOURCE}/en/sentences.json is missing`);
  const header = `// Made by tools/build-lexicon.mjs from ${SOURCE}. Do not edit.\n`;
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [language, sections] of sources) {
    const extra = Object.keys(sections).filter((name) => !(name in english));
    if (extra.length > 0) throw new Error(`${language}: English has no section ${extra.join(', ')}`);
  }
  for (const [name, texts] of Object.entries(english)) {
    const languages = [...sources].filter(([, sections]) => sections[name] !== undefined);
    const messages = new Map(
      languages.map(([language, sections]) => [
        language,
        messagesOf(/** @type {Texts} */ (sections[name]), `${language}: ${name}`),
      ]),
    );
    const english = messagesOf(/** @type {Texts} */ (texts), `en: ${name}`);
    const others = COMPLETE.slice(1).map((language) => messages.get(language));
    files.set(
      `sentences/${name}.ts`,
      `${header}/** The sentences of the section \`${name}\`. */\nexport interface Sentences {\n${typeOf(english, others)}\n}\n`,
    );
    for (const [language, theirs] of messages) {
      /** @type {string[]} */
      const untranslated = [];
      const code = codeOf(english, others, theirs, COMPLETE.includes(language), untranslated);
      const plural = code.includes('plural(') ? `import { pluralIn } from '../../../../src/lexicon/plural';\n` : '';
      const rule = plural && `\nconst plural = pluralIn(${JSON.stringify(language)});\n`;
      const list = `\n/** The sentences that are still in English. */\nexport const untranslated: readonly string[] = ${JSON.stringify(untranslated)};\n`;
      files.set(
        `sentences/${language}/${name}.ts`,
        `${header}${plural}import type { Sentences } from '../${name}';\n${rule}\nexport const sentences: Sentences = {\n${code}\n};\n${COMPLETE.includes(language) ? '' : list}`,
      );
    }
    const imports = [...messages.keys()].map(
      (language) => `import { sentences as ${nameOf(language)} } from './${language}/${name}';\n`,
    );
    files.set(
      `sentences/all/${name}.ts`,
      `${header}${imports.join('').replaceAll("'./", "'../")}\nexport const all = { ${[...messages.keys()]
        .map((language) =>
          nameOf(language) === language ? language : `${JSON.stringify(language)}: ${nameOf(language)}`,
        )
        .join(', ')} } as const;\n`,
    );
  }
  return files;
}

/** A language as a name in code. @param {string} language */
const nameOf = (language) => language.replaceAll('-', '');

/** The sources of all languages, English first. @returns {Map<string, Texts>} */
export function sourcesOf(folder = root + SOURCE) {
  const languages = readdirSync(folder).filter((language) => existsSync(`${folder}/${language}/sentences.json`));
  return new Map(
    languages
      .sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1))
      .map((language) => [language, JSON.parse(readFileSync(`${folder}/${language}/sentences.json`, 'utf8'))]),
  );
}
