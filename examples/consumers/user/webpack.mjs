import webpack from 'webpack';

const [entry, loader] = process.argv.slice(2);

webpack(
  {
    mode: 'production',
    entry: `./${entry}`,
    module: { rules: loader ? [{ enforce: 'pre', use: loader }] : [] },
  },
  (_, stats) => console.log(stats.toString({ all: false, errors: true, warnings: true }) || 'built'),
);
