import { PACKAGE_MANAGERS, packageManagerCommand } from '../../model/package-manager.ts';
import { Tab, Tabs } from './Tabs.tsx';

interface PackageManagerTabsProps {
  command: string;
  /** The package is only needed while developing. */
  dev?: boolean;
}

export function PackageManagerTabs({ command, dev = false }: PackageManagerTabsProps) {
  const full = dev ? command.replace(/^(add)\b/, '$1 -D') : command;
  return (
    <Tabs groupId="package-manager">
      {PACKAGE_MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <figure className="code" data-lang="sh">
            <pre tabIndex={0}>
              <code>{packageManagerCommand(manager, full)}</code>
            </pre>
          </figure>
        </Tab>
      ))}
    </Tabs>
  );
}
