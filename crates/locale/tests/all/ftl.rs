//! The Fluent files in parsed form, for the tests that examine them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// A message or an attribute of one.
pub(crate) struct Message {
    /// The name of its file.
    pub(crate) file: String,
    pub(crate) pattern: Pattern<String>,
}

/// The messages of a language by their keys; attributes are `key.attribute`.
pub(crate) type Messages = BTreeMap<String, Message>;

/// A part of a pattern, in any variant.
pub(crate) enum Part<'a> {
    Text(&'a str),
    Variable(&'a str),
    /// Another message, or an attribute of one.
    Message(String),
    /// The variable of a selector, if it is one, and the keys to select.
    Select(Option<&'a str>, Vec<&'a str>),
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All messages of a language.
#[track_caller]
pub(crate) fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for entry in fs::read_dir(root().join("locales").join(language)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            read(&path, &mut messages);
        }
    }
    messages
}

#[track_caller]
fn read(path: &Path, messages: &mut Messages) {
    let resource = parser::parse(fs::read_to_string(path).unwrap())
        .unwrap_or_else(|(_, errors)| panic!("{} cannot be read: {errors:?}", path.display()));
    let file = path.file_name().unwrap().to_str().unwrap();
    let mut add = |key: String, pattern: Pattern<String>| {
        let file = file.to_owned();
        let before = messages.insert(key.clone(), Message { file, pattern });
        assert!(
            before.is_none(),
            "{key} of {} is there twice",
            path.display()
        );
    };
    for entry in resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name;
        for attribute in message.attributes {
            add(format!("{key}.{}", attribute.id.name), attribute.value);
        }
        if let Some(value) = message.value {
            add(key, value);
        }
    }
}

/// All parts of a pattern, the outer ones first.
pub(crate) fn parts(pattern: &Pattern<String>) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    add_parts(pattern, &mut parts);
    parts
}

fn add_parts<'a>(pattern: &'a Pattern<String>, parts: &mut Vec<Part<'a>>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => parts.push(Part::Text(value)),
            PatternElement::Placeable { expression } => add_expression(expression, parts),
        }
    }
}

fn add_expression<'a>(expression: &'a Expression<String>, parts: &mut Vec<Part<'a>>) {
    match expression {
        Expression::Inline(inline) => add_inline(inline, parts),
        Expression::Select { selector, variants } => {
            let variable = match selector {
                InlineExpression::VariableReference { id } => Some(id.name.as_str()),
                _ => None,
            };
            let keys = variants.iter().map(|variant| match &variant.key {
                VariantKey::Identifier { name } => name.as_str(),
                VariantKey::NumberLiteral { value } => value.as_str(),
            });
            parts.push(Part::Select(variable, keys.collect()));
            add_inline(selector, parts);
            for variant in variants {
                add_parts(&variant.value, parts);
            }
        }
    }
}

fn add_inline<'a>(inline: &'a InlineExpression<String>, parts: &mut Vec<Part<'a>>) {
    match inline {
        InlineExpression::StringLiteral { value } => parts.push(Part::Text(value)),
        InlineExpression::VariableReference { id } => parts.push(Part::Variable(&id.name)),
        InlineExpression::MessageReference { id, attribute } => {
            let key = match attribute {
                Some(attribute) => format!("{}.{}", id.name, attribute.name),
                None => id.name.clone(),
            };
            parts.push(Part::Message(key));
        }
        InlineExpression::Placeable { expression } => add_expression(expression, parts),
        InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
