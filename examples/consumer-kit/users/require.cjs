require(`../dist/${process.argv[2]}`);
