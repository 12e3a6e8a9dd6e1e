console.log(import.meta.dirname);
