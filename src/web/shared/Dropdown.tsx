/** A menu of a few pages, apart from the components of all. */
import type { ComponentChildren, JSX } from 'preact';

interface DropdownProps<V extends string | number> {
  options: readonly V[];
  nameOf: (option: V) => ComponentChildren;
  value: V;
  onChoose: (option: V) => void;
}

/** A choice among many options. Other attributes are those of the element, for example of a `Field`. */
export const Dropdown = <V extends string | number>({
  options,
  nameOf,
  value,
  onChoose,
  ...attributes
}: DropdownProps<V> & Omit<JSX.IntrinsicElements['select'], 'value'>) => (
  <select {...attributes} value={value} onChange={(event) => onChoose(options[event.currentTarget.selectedIndex] as V)}>
    {options.map((option) => (
      <option key={option} value={option}>
        {nameOf(option)}
      </option>
    ))}
  </select>
);
