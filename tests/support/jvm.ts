/** Paths and arguments that the tests of Java and Kotlin share. */
import path from 'node:path';
import {root} from '../../src/content/core/root';

/** The library that parses JSON, of the Debian package libgoogle-gson-java. */
export const gson = '/usr/share/java/gson.jar';

const kotlinHome = path.join(root, 'node_modules/kotlin-compiler/lib');

/** Class path of compiled Kotlin. */
export const kotlinClassPath = `${kotlinHome}/kotlin-stdlib.jar:${gson}`;

/** Arguments of `java` that compile Kotlin; sources and further options follow. */
export const kotlinCompiler = [
  ...['-cp', path.join(kotlinHome, 'kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'],
  ...['-no-stdlib', '-no-reflect', '-cp', kotlinClassPath],
];
