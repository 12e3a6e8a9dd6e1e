interface PresetProps {
  option: string;
  value: string;
  rsbuild: string;
  /** Where the value holds for another item than a plain one. */
  format?: string;
  bundle?: boolean;
}

/** A value that Rslib sets in place of Rsbuild's, in a form that can be compared with both packages. */
export function Preset({ option, value, rsbuild, format, bundle }: PresetProps) {
  const item = [format && `format: '${format}'`, bundle === false && 'bundle: false'].filter(Boolean);
  return (
    <div className="option">
      <dl>
        <div>
          <dt>Option</dt>
          <dd>
            <code>{option}</code>
          </dd>
        </div>
        <div>
          <dt>{item.length > 0 ? `Rslib, ${item.join(', ')}` : 'Rslib'}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
        <div>
          <dt>Rsbuild</dt>
          <dd>
            <code>{rsbuild}</code>
          </dd>
        </div>
      </dl>
    </div>
  );
}
