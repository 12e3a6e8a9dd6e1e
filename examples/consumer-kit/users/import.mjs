await import(`../dist/${process.argv[2]}`);
